/** Moves the border of a pair of pictures. */
for (const slider of document.querySelectorAll<HTMLInputElement>('.comparison input')) {
  const move = () => slider.parentElement?.style.setProperty('--before', slider.value)
  slider.addEventListener('input', move)
  // A browser may have kept the value of the last visit.
  move()
}
