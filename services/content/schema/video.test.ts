import { expect, test } from 'vitest'
import { hostedVideo } from './video.ts'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?feature=share&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is played from YouTube’s address without cookies', (address) => {
  expect(hostedVideo(address)).toEqual({
    host: 'youtube',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  })
})

test('a video begins at the time that its address names', () => {
  expect(hostedVideo('https://youtu.be/aqz-KE-bpKQ?t=1m30s')?.frame).toMatch(/&start=90$/)
  expect(hostedVideo('https://youtu.be/aqz-KE-bpKQ?t=42')?.page).toMatch(/&t=42$/)
})

test('a video of Vimeo keeps the key without which an unlisted one does not play', () => {
  expect(hostedVideo('https://vimeo.com/76979871')?.frame).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  )
  const unlisted = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'
  expect(hostedVideo('https://vimeo.com/76979871/8272103f6e')?.frame).toBe(unlisted)
  expect(hostedVideo('https://player.vimeo.com/video/76979871?h=8272103f6e')?.frame).toBe(unlisted)
})

test.each([
  'https://www.youtube.com/@highpine',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  '/files/ridge.mp4',
  'roof',
])('%s is no video of another site', (address) => {
  expect(hostedVideo(address)).toBeUndefined()
})
