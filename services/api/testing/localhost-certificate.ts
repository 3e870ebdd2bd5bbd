/**
 * For tests of encrypted mail on this machine: a certificate of `localhost` that vouches for itself,
 * made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500`.
 * Its key is public knowledge and guards nothing.
 */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUMGbEz5pAAm9mx4VflwpFRmIBGD8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTEwMjUwOFoYDzIxMjYxMDI4
MTAyNTA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATsXYK9vKR26g469I5ZvtAzDb0mF+SYpj/gMtCCMGfJcMbbp2/5iE9y
FhpJYYELc5Na2VmwWXLK4GWSGE+r/EBxo28wbTAdBgNVHQ4EFgQUP42gJ1f0ONsv
RWq9H/171IsSDRMwHwYDVR0jBBgwFoAUP42gJ1f0ONsvRWq9H/171IsSDRMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgFPRfG06zl4HeA4L+EdDdBASU3inIa/Ken5IHYplhIyMCIQDd
JUyrQrVGVgFc+eMi5T/gIAl+/8WR5An9hhP2zf8rBA==
-----END CERTIFICATE-----
`

export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPzortvOEATttOM4b
Ogtc26irkLfz17xHB35m/niP062hRANCAATsXYK9vKR26g469I5ZvtAzDb0mF+SY
pj/gMtCCMGfJcMbbp2/5iE9yFhpJYYELc5Na2VmwWXLK4GWSGE+r/EBx
-----END PRIVATE KEY-----
`
