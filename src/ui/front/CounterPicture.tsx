/** Drawing of the product: an order, a device, a shelf that is counted. */
export const CounterPicture = () => (
  <svg className="front-picture" viewBox="0 0 420 300" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="screen" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#7de2bf" />
        <stop offset="1" stopColor="#36a884" />
      </linearGradient>
    </defs>
    <rect x="30" y="36" width="280" height="196" rx="16" fill="#fff" fillOpacity=".1" />
    <rect x="30" y="36" width="280" height="40" rx="16" fill="#fff" fillOpacity=".08" />
    <circle cx="52" cy="56" r="6" fill="#7de2bf" />
    <rect x="68" y="51" width="92" height="10" rx="5" fill="#fff" fillOpacity=".55" />
    {[96, 130, 164, 198].map((y, row) => (
      <g key={y}>
        <rect x="48" y={y} width="18" height="18" rx="5" fill="#fff" fillOpacity=".18" />
        <rect
          x="78"
          y={y + 4}
          width={[104, 84, 118, 72][row]}
          height="9"
          rx="4.5"
          fill="#fff"
          fillOpacity=".5"
        />
        <rect
          x="226"
          y={y}
          width="62"
          height="18"
          rx="9"
          fill={['#7de2bf', '#ffd58a', '#7de2bf', '#9cc9ff'][row]}
          fillOpacity=".85"
        />
      </g>
    ))}
    <rect x="282" y="84" width="106" height="196" rx="20" fill="#06281f" />
    <rect x="290" y="92" width="90" height="180" rx="13" fill="url(#screen)" />
    <rect x="318" y="98" width="34" height="7" rx="3.5" fill="#06281f" fillOpacity=".55" />
    <rect x="304" y="126" width="62" height="62" rx="14" fill="#fff" fillOpacity=".92" />
    <path
      d="m320 158 10 10 20-22"
      fill="none"
      stroke="#0a7a5a"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="304" y="202" width="62" height="9" rx="4.5" fill="#06281f" fillOpacity=".5" />
    <rect x="304" y="219" width="40" height="9" rx="4.5" fill="#06281f" fillOpacity=".3" />
    <rect x="304" y="244" width="62" height="16" rx="8" fill="#06281f" fillOpacity=".75" />
  </svg>
)
