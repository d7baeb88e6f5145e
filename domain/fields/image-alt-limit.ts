export const imageAltLimit = 200;
