export default '/debug/api-test'
