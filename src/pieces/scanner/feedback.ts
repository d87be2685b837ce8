const KEY = 'scanFeedback'

/** Whether a scan is heard and felt, on this device; yes when nobody said otherwise. */
export const isHeard = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true // a storage that is blocked has no wishes
  }
}

export function setHeard(wanted: boolean) {
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off')
  } catch {
    // it holds as long as the page does
  }
}

let audio: AudioContext | undefined

/** One short high tone where it is good, a low one where it is not. */
export function feedback(isGood: boolean) {
  if (!isHeard()) return
  navigator.vibrate?.(isGood ? 40 : [80, 60, 80])
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const at = audio.currentTime
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = isGood ? 1320 : 220
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + (isGood ? 0.12 : 0.3))
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.3)
}
