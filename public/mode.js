// Before the first paint: the mode and the direction of the cookies; Arabic reads from the right.
;(() => {
  const root = document.documentElement
  const has = setting => new RegExp(`(^|; )${setting}(;|$)`).test(document.cookie)
  const isDark = has('themeMode=dark')
  root.dataset.mode = isDark ? 'dark' : 'light'
  if (isDark) document.querySelector('meta[name="theme-color"]').content = '#12181f'
  let isArabic = false
  try {
    isArabic = localStorage.getItem('i18nextLng') === 'ar'
  } catch {
    // Blocked storage has no language.
  }
  if (isArabic || has('themeDirection=rtl')) root.dir = 'rtl'
})()
