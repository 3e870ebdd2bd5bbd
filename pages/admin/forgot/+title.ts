export default 'Forgotten password'
