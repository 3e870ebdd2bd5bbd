import { type ContentProblems, tell } from '../../services/content/load/problem.ts'

/** What development shows in place of a page while content has problems; reloads once it has none. */
export const problemPage = ({ problems }: ContentProblems): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${problems.length} to mend in content/</title>
<style>body{font:17px/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}li{margin:1rem 0}</style>
<h1>${problems.length} to mend in content/</h1>
<p>Mend and save; this page comes back by itself.</p>
<ol>${problems.map((problem) => `<li>${escape(tell(problem))}</li>`).join('')}</ol>
<script type="module" src="/@vite/client"></script>
</html>
`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
