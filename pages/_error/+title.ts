export default 'Page Not Found'
