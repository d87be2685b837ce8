/** Decorative line pictures of the public pages. */
const paths = {
  boxes: 'M3 8l9-5 9 5-9 5-9-5Zm0 0v8l9 5 9-5V8M12 13v8',
  wallet:
    'M3 7h15a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V7Zm0 0a3 3 0 0 1 3-3h10v3m1 6.5h.01',
  wrench:
    'M14.5 6.5a4.5 4.5 0 0 0-6 5.7L3 17.7 6.3 21l5.5-5.5a4.5 4.5 0 0 0 5.7-6L14.7 12 12 9.3l2.5-2.8Z',
  bank: 'M3 10l9-6 9 6H3Zm3 0v8m4-8v8m4-8v8m4-8v8M3 21h18',
  slip: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6',
  card: 'M3 6h18v12H3V6Zm0 4h18M7 15h4',
  pin: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone:
    'M6 3h4l2 5-2.5 1.5a12 12 0 0 0 5 5L16 12l5 2v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const

export const SiteIcon = ({ name, size = 24 }: { name: keyof typeof paths; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="site-icon">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
