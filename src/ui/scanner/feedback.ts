const KEY = 'scanFeedback'

/** Whether scans give sound and vibration on this device; true by default. */
export const isSoundOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true // blocked storage means the default
  }
}

export function setSoundOn(isOn: boolean) {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // lasts until the page is closed
  }
}

let audio: AudioContext | undefined

/** A short high tone for success, a low one for an error. */
export function feedback(isGood: boolean) {
  if (!isSoundOn()) return
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
