import './bootFailure.css'
import { bootWords } from '../../i18n/boot'
import { useLanguage } from '../../providers/backendContext'

/** The app itself did not come, or broke as a whole: no theme and no words are here, so it needs none. */
export function BootFailure() {
  const { title, reload } = bootWords[useLanguage()]
  return (
    <main className="boot-failure">
      <h1>{title}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </main>
  )
}
