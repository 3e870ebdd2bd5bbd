export default 'Dashboard'
