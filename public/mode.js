// Before the first paint: the mode and the direction of the cookies; Arabic reads from the right.
;(() => {
  const root = document.documentElement
  const read = from => {
    try {
      return from()
    } catch {
      // A browser that keeps nothing has no settings and no language.
      return ''
    }
  }
  const cookies = read(() => document.cookie)
  const has = setting => new RegExp(`(^|; )${setting}(;|$)`).test(cookies)
  const isDark = has('themeMode=dark')
  root.dataset.mode = isDark ? 'dark' : 'light'
  if (isDark) document.querySelector('meta[name="theme-color"]').content = '#12181f'
  const isArabic = read(() => localStorage.getItem('i18nextLng')) === 'ar'
  if (isArabic || has('themeDirection=rtl')) root.dir = 'rtl'
})()
