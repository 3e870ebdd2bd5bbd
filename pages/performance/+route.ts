export default '/performance'
