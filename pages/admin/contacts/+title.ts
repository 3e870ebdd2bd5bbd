export default 'Contacts'
