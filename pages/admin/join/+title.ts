export default 'Join the team'
