export default 'Services'
