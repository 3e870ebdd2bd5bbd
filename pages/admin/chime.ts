/** In Hz: a fifth, quiet and short. */
const notes = [523.25, 783.99]
const noteSeconds = 0.18
const loudness = 0.05

/** Two soft notes. Silent where the browser does not allow a page to be heard. */
export function chime(): void {
  const audio = new AudioContext()
  notes.forEach((frequency, index) => {
    const begins = audio.currentTime + index * noteSeconds
    const tone = new OscillatorNode(audio, { frequency })
    const fade = new GainNode(audio, { gain: loudness })
    fade.gain.exponentialRampToValueAtTime(0.0001, begins + noteSeconds * 2)
    tone.connect(fade).connect(audio.destination)
    tone.start(begins)
    tone.stop(begins + noteSeconds * 2)
    tone.onended = () => void (index === notes.length - 1 && audio.close())
  })
}
