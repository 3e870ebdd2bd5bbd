export default 'Subscribers'
