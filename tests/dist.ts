/** The output folder of the build that is tested, from the project's folder or absolute: `dist`, or what BUILT_DIST names. */
export const dist = process.env['BUILT_DIST'] ?? 'dist'
