/** The logo: an M behind a counter. */
export const BrandMark = ({ size = 36 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <rect width="40" height="40" rx="10" fill="#0a7a5a" />
    <path
      d="M9 27V14.5c0-1.2 1.4-1.9 2.4-1.1l7.3 6.1a2 2 0 0 0 2.6 0l7.3-6.1c1-.8 2.4-.1 2.4 1.1V27"
      fill="none"
      stroke="#fff"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M9 31.5h22" stroke="#7de2bf" strokeWidth="3" strokeLinecap="round" />
  </svg>
)

export const BRAND = 'Mostrador'
