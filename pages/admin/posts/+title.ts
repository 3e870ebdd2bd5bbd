export default 'Posts'
