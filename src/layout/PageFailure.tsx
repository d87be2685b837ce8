import Update from '@mui/icons-material/UpdateRounded'
import Warning from '@mui/icons-material/WarningAmberRounded'
import { useTranslate } from 'ra-core'
import { Button } from '../pieces/Button'
import { State } from '../pieces/states/State'

/** What stands in place of a page that broke; a chunk that is gone means a newer version is there. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate()
  if (isMissingChunk(error)) {
    return (
      <State icon={Update} title={translate('app.page.newVersion')}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('app.page.reload')}
        </Button>
      </State>
    )
  }
  return (
    <State
      icon={Warning}
      tone="error"
      title={translate('app.shell.crashed')}
      text={translate('app.page.wrongText')}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('app.common.retry')}
      </Button>
    </State>
  )
}

/** How Chromium, Firefox and Safari, and Vite itself, say that a chunk could not be loaded. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
