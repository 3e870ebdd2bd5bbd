export default 'Analytics'
