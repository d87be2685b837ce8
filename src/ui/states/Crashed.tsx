import { useTranslate } from 'ra-core'
import { useBackend, useConnection } from '../../providers/backend/backendContext'
import { useLoaded } from '../../providers/backend/useLoaded'
import { Button } from '../controls/Button'
import { isMissingChunk } from '../loading/missingChunk'
import { FaultReference } from './FaultReference'
import { StateFrame } from './StateFrame'

interface CrashedProps {
  readonly error: unknown
  readonly what: 'page' | 'part'
  readonly onRetry: () => void
}

/** Replaces a crashed part; missing code means a newer version or no connection. */
export function Crashed({ error, what, onRetry }: CrashedProps) {
  const translate = useTranslate()
  const connection = useConnection()
  if (isMissingChunk(error)) {
    const isDisconnected = connection === 'lost'
    return (
      <StateFrame
        scene={isDisconnected ? 'offline' : 'maintenance'}
        title={translate(isDisconnected ? 'app.page.notHere' : 'app.page.newVersion')}
        text={translate(isDisconnected ? 'app.page.notHereText' : 'app.page.reloadText')}
      >
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('app.page.reload')}
        </Button>
      </StateFrame>
    )
  }
  return <Broken error={error} what={what} onRetry={onRetry} />
}

function Broken({ error, what, onRetry }: CrashedProps) {
  const translate = useTranslate()
  const { faults } = useBackend()
  // The number of the error in the server's log.
  const id = useLoaded(() => faults.numberOf(error), [faults, error])
  return (
    <StateFrame
      scene="fault"
      tone="error"
      title={translate(what === 'page' ? 'app.shell.crashed' : 'app.page.partCrashed')}
      text={translate('app.page.wrongText')}
    >
      <Button variant="contained" onClick={onRetry} i18nKey="app.common.retry" />
      {id && <FaultReference id={id} />}
    </StateFrame>
  )
}
