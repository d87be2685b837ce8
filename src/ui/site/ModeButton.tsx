import { toggled } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { useWords } from '../front/words'

/** Light or dark; stored in a cookie. */
export function ModeButton() {
  const { words } = useWords()
  const { settings } = useBackend()
  const now = useSettings()
  const isDark = now.themeMode === 'dark'
  const action = isDark ? words.shell.toLight : words.shell.toDark
  const { themeMode } = toggled(now, 'themeMode')
  return (
    <button
      type="button"
      className="p-icon-button"
      aria-label={action}
      title={action}
      onClick={() => settings.change({ themeMode })}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        {isDark ? (
          <path
            d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0-6v3m0 16v3M4.2 4.2l2.1 2.1m11.4 11.4 2.1 2.1M1 12h3m16 0h3M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ) : (
          <path d="M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a.6.6 0 0 0-.8-.7 9.6 9.6 0 1 0 12.2 12.2.6.6 0 0 0-.7-.8Z" />
        )}
      </svg>
    </button>
  )
}
