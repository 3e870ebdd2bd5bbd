export default 'Set up the owner account'
