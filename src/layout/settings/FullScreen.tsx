import Exit from '@mui/icons-material/FullscreenExitRounded'
import Enter from '@mui/icons-material/FullscreenRounded'
import { useNotify, useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/controls/Button'
import { Stack } from '../../ui/primitives/layout'

/** The browser's full-screen mode; hidden if not supported. */
export function FullScreen() {
  const translate = useTranslate()
  const notify = useNotify()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => notify('shell.settings.noFullscreen', { type: 'warning' }))
  }
  return (
    <Stack as="footer" pad={4} className="p-above">
      <Button variant="outlined" startIcon={isFull ? <Exit /> : <Enter />} onClick={toggle}>
        {translate(isFull ? 'shell.settings.exitFullscreen' : 'shell.settings.fullscreen')}
      </Button>
    </Stack>
  )
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
