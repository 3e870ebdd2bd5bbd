export default 'No connection'
