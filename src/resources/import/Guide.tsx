import { useTranslate } from 'ra-core'
import { useHints } from './hints'

/** What each column holds, folded away until somebody asks. */
export function Guide() {
  const translate = useTranslate()
  const hints = useHints()
  return (
    <details className="i-guide">
      <summary>{translate('importing.file.guide')}</summary>
      <dl>
        {hints.map(({ name, label, isRequired, words }) => (
          <div key={name}>
            <dt>
              {label}
              {isRequired && <span aria-hidden="true"> *</span>}
            </dt>
            <dd>{words.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
