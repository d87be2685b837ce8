// Before the first paint: the mode and the direction of the cookies; Arabic reads from the right.
;(() => {
  const root = document.documentElement
  const has = setting => new RegExp(`(^|; )${setting}(;|$)`).test(document.cookie)
  root.dataset.mode = has('themeMode=dark') ? 'dark' : 'light'
  let isArabic = false
  try {
    isArabic = localStorage.getItem('i18nextLng') === 'ar'
  } catch {
    // Blocked storage has no language.
  }
  if (isArabic || has('themeDirection=rtl')) root.dir = 'rtl'
})()
