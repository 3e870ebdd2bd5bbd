import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { content } from './scripts/vite/content.ts'
import { publish } from './scripts/vite/publish.ts'

export default defineConfig({
  plugins: [content(), react(), vike(), publish()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
