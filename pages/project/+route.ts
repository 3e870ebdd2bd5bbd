export default '/projects/@slug'
