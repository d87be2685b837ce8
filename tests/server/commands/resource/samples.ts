/** Typical files: an Excel sheet in Spanish, a dump of another system, a single record. */
export const samples: Readonly<Record<string, { file: string; label: string; text: string }>> = {
  couriers: {
    file: 'transportistas.csv',
    label: 'Transportista | Transportistas',
    text: `CODIGO;Razón social;RUC;Correo;Teléfono;BODEGA;Tarifa base;% Seguro;Contrato;Vence;Cobertura;Notas
T-001;Rápidos del Austro;0190123456001;hola@rapidos.ec;072 845 123;019;"1.234,50";2,5%;Sí;31/12/2026;Nacional;Solo de lunes a viernes, nunca en feriado nacional y siempre con guía
T-002;Envíos Cuenca;0102030400001;info@envios.ec;0991234567;002;"12,00";1,0%;No;15/01/2027;Local;
T-003;Ágil Express;1790012345001;ventas@agil.ec;+593991234567;030;"7,25";0,5%;Sí;01/06/2027;Nacional;
T-004;Costa Carga;0990012345001;c@costa.ec;042 345 678;019;"9,90";0,5%;Sí;28/02/2027;Local;
T-005;Sierra Carga;1890012345001;s@sierra.ec;032 345 678;019;"8,00";0,5%;No;30/11/2026;Nacional;
`,
  },
  'field-visits': {
    file: 'visitas.json',
    label: 'Visita | Visitas',
    text: JSON.stringify({
      visitas: [1, 2, 3, 4, 5, 6].map(n => ({
        ID: n,
        CLIENTE_ID: `CL010203040${n}`,
        VENDEDOR: n,
        CUANDO: `2026-03-0${n}T09:30:00-05:00`,
        lugar: { lat: -2.9 + n / 100, lng: -79.0 },
        RESULTADO: n % 2 ? 'VENTA' : 'SIN_INTERES',
        OBSERVACIONES: 'x'.repeat(250),
        IMEI_SERIE: '352099001761481',
        ITEMS: [
          { CODIGO: '10.02.141', CANTIDAD: n, PRECIO: 10.5 },
          { CODIGO: '10.02.142', CANTIDAD: 1, PRECIO: 3 },
        ],
        extra: { tags: ['a', 'b'] },
        _VERSION: 3,
      })),
    }),
  },
  holidays: {
    file: 'feriado.json',
    label: 'Feriado | Feriados',
    text: '{"fecha": "5 de noviembre de 2026", "nombre": "Independencia de Cuenca", "nacional": true}',
  },
  'repair-parts': {
    file: 'repuestos.csv',
    label: 'Repuesto | Repuestos',
    text: `ID,NOMBRE,EMPRESA,MARCA,TIPO,STOCK,PESO,COMPRADO,WEB,ID
1,Pantalla,0190000000001,43,1,5,0.125,2026-01-02 10:00,https://demo.test/a,x
2,Batería,0190000000001,60,2,7,0.5,2026-01-03 11:30,https://demo.test/b,y
3,Tapa,0190000000001,43,1,0,1,2026-02-03 08:15,https://demo.test/c,z
`,
  },
}
