import library from '@fullcalendar/react/locales/ar'

/** The library's Arabic texts, with a better one for an empty agenda. */
const texts = { ...library, noEventsText: 'لا توجد أحداث للعرض' }

// biome-ignore lint/style/noDefaultExport: the calendar reads it like the library's own texts
export default texts
