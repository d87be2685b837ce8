import { useEffect, useState } from 'react'
import type { Language } from '../../domain/text'
import { languages } from '../../i18n/languages'
import { loadAppMessages } from '../../i18n/load'
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
  const [offer, setOffer] = useState<{ language: Language; text: string }>()
  useEffect(() => {
    let isWanted = own !== current
    if (isWanted) {
      loadAppMessages(own).then(
        ({ auth }) => isWanted && setOffer({ language: own, text: auth.continueIn }),
        () => 'an offer that cannot be worded is not made',
      )
    }
    return () => {
      isWanted = false
    }
  }, [own, current])
  if (!offer || offer.language === current) return null
  return (
    <button
      type="button"
      className="front-offer"
      lang={languages.find(({ value }) => value === offer.language)?.htmlLang}
      onClick={() => onChoose(offer.language)}
    >
      {offer.text}
    </button>
  )
}
