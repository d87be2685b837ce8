import './bootFailure.css'
import { useEffect, useState } from 'react'
import { bootWords } from '../../i18n/boot'
import { useBackend, useLanguage } from '../../providers/backendContext'

/** The app itself did not come, or broke as a whole: no theme and no words are here, so it needs none. */
export function BootFailure({ error }: { readonly error?: unknown }) {
  const { title, reload, reference } = bootWords[useLanguage()]
  const { faults } = useBackend()
  const [id, setId] = useState<string>()
  useEffect(() => void faults.numberOf(error).then(setId), [faults, error])
  return (
    <main className="boot-failure">
      <h1>{title}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
      {id && (
        <p>
          {reference} <code dir="ltr">{id}</code>
        </p>
      )}
    </main>
  )
}
