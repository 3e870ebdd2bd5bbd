export default '/test-enhanced-roofing-vail-colorado'
