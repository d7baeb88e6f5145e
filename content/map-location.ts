export const mapLocation = {
  latitude: 43.7671,
  longitude: -79.4129,
  embedUrl:
    "https://www.openstreetmap.org/export/embed.html?bbox=-79.4229%2C43.7611%2C-79.4029%2C43.7731&layer=mapnik&marker=43.7671%2C-79.4129",
  pageUrl: "https://www.openstreetmap.org/?mlat=43.7671&mlon=-79.4129#map=16/43.7671/-79.4129",
} as const;
