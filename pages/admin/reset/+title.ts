export default 'New password'
