import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useBackend, useConnection } from '../../providers/backend/backendContext'
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
  const id = useFaultNumber(error)
  return (
    <StateFrame
      scene="fault"
      tone="error"
      title={translate(what === 'page' ? 'app.shell.crashed' : 'app.page.partCrashed')}
      text={translate('app.page.wrongText')}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('app.common.retry')}
      </Button>
      {id && <FaultReference id={id} />}
    </StateFrame>
  )
}

/** Number of the error in the server's log; undefined until assigned. */
function useFaultNumber(error: unknown): string | undefined {
  const { faults } = useBackend()
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    let isHere = true
    void faults.numberOf(error).then(number => isHere && setNumber(number))
    return () => {
      isHere = false
    }
  }, [faults, error])
  return number
}
