import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { api } from './scripts/vite/api.ts'
import { content } from './scripts/vite/content.ts'
import { images } from './scripts/vite/images.ts'
import { publish } from './scripts/vite/publish.ts'

export default defineConfig({
  plugins: [content(), images(), api(), react(), vike(), publish()],
  server: { port: 3000 },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
