export default '/preview/@kind/@slug'
