export default '/styleguide'
