import { type RefObject, useEffect, useRef, useState } from 'react'
import { feedback } from './feedback'

export type CameraState = 'starting' | 'running' | 'refused' | 'missing' | 'failed'

const EVERY_MS = 120
/** Repeated reads of the same code within this time are ignored. */
const SAME_MS = 2500

/** Runs the rear camera and reads codes, each once. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: OnCode) {
  const [state, setState] = useState<CameraState>('starting')
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt restarts the camera
  useEffect(() => {
    const own = new AbortController()
    setState('starting')
    run(video, own.signal, {
      onCode: code => latest.current(code),
      onRunning: () => setState('running'),
    }).catch(error => {
      if (!own.signal.aborted) setState(toCameraState(error))
    })
    return () => own.abort()
  }, [video, attempt])
  return { state, again: () => setAttempt(before => before + 1) }
}

type OnCode = (code: string) => void

async function run(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  { onCode, onRunning }: { readonly onCode: OnCode; readonly onRunning: () => void },
) {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError')
  const constraints = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  const [stream, { createDetector }] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: constraints, audio: false }),
    import('./detector'),
  ])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  const element = video.current
  if (!element) return stop()
  element.srcObject = stream
  await element.play()
  onRunning()
  await readOff(element, signal, { onCode, read: createDetector() })
}

interface Reading {
  readonly onCode: OnCode
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>
}
async function readOff(element: HTMLVideoElement, signal: AbortSignal, { onCode, read }: Reading) {
  const lastSeen = new Map<string, number>()
  while (!signal.aborted) {
    if (element.readyState >= element.HAVE_CURRENT_DATA) {
      for (const code of await read(element)) {
        const before = lastSeen.get(code) ?? -SAME_MS
        const now = performance.now()
        lastSeen.set(code, now)
        if (signal.aborted || now - before < SAME_MS) continue
        feedback(true)
        onCode(code)
      }
    }
    await new Promise(done => setTimeout(done, EVERY_MS))
  }
}

function toCameraState(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
