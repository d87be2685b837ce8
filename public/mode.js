// Before the first paint: the mode of the cookie, and the direction of the stored language.
;(() => {
  const root = document.documentElement
  root.dataset.mode = /(^|; )themeMode=dark(;|$)/.test(document.cookie) ? 'dark' : 'light'
  try {
    if (localStorage.getItem('i18nextLng') === 'ar') root.dir = 'rtl'
  } catch {
    // Blocked storage has no language.
  }
})()
