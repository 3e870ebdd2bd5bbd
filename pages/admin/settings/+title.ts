export default 'Settings'
