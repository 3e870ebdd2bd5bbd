export default 'Sign in'
