export default '/font-performance'
