export default 'Your account'
