export default 'Join the desk'
