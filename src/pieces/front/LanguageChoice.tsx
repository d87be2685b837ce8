import type { Language } from '../../domain/text'
import { continueIn } from '../../i18n/continueIn'
import { languages } from '../../i18n/languages'
import { negotiate } from '../../i18n/negotiate'
import { useLanguage } from '../../providers/backendContext'
import { useWords } from './words'

/** All languages in a select, and the browser's own in one click beside it (design.md, decision 1). */
export function LanguageChoice() {
  const { words, change, isChanging } = useWords()
  const language = useLanguage()
  return (
    <div className="front-languages" aria-busy={isChanging}>
      <BrowserLanguage current={language} onChoose={change} />
      <label className="front-select">
        <span className="front-hidden">{words.menu.language}</span>
        <select value={language} onChange={event => change(event.target.value as Language)}>
          {languages.map(({ value, label, htmlLang }) => (
            <option key={value} value={value} lang={htmlLang}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function BrowserLanguage({
  current,
  onChoose,
}: {
  current: Language
  onChoose: (language: Language) => void
}) {
  const own = negotiate(navigator.languages.join(','), current)
  if (own === current) return null
  return (
    <button
      type="button"
      className="front-offer"
      lang={languages.find(({ value }) => value === own)?.htmlLang}
      onClick={() => onChoose(own)}
    >
      {continueIn[own]}
    </button>
  )
}
